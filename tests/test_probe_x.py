from random import Random
from statistics import median
from tests.browser.clicking import Clicker
def test_probe(open_page):
    page=open_page("about:blank")
    page.add_init_script("""
    window.T={fetch:[],ws:[],frame:[]};
    const f=window.fetch; window.fetch=async(...a)=>{const t=performance.now();const r=await f(...a);T.fetch.push([String(a[0]).replace(/\\/api\\/games\\/[^/?]*/,''),performance.now()-t]);return r};
    """)
    page.goto("/")
    page.get_by_role("button", name="Play now against the computer").click()
    page.locator(".prompt").wait_for()
    p=Clicker(page, Random(1297))
    try: p.play(120)
    except AssertionError: pass
    t=page.evaluate("T"); took=page.evaluate("proof.took")
    by={}
    for n,ms in t["fetch"]: by.setdefault(n.split("?")[0],[]).append(ms)
    for n,l in by.items(): print(n,len(l),"median",round(median(l)),"max",round(max(l)))
    print("took",round(median(took)), sorted(map(round,took))[-10:])
    lt=page.evaluate("proof.longTasks"); print(len(lt), sorted(map(round,lt))[-10:])
