/** The board for other people's pages as one file: its style sheet becomes a text in its script. */
import type { Plugin } from 'vite'

const PLACE = '__STYLE__'
/** The page's own root and its theme are, in a shadow, the element and its attribute. */
const inShadow = (css: string): string =>
  css
    .replace(/:root\[data-theme=(['"]?)([\w-]+)\1\]/g, ":host([theme='$2'])")
    .replace(/:root:lang\((\w+)\)/g, ':host(:lang($1))')
    .replaceAll(':root', ':host')

export function element(): Plugin {
  return {
    name: 'element',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        let css = ''
        for (const [name, file] of Object.entries(bundle)) {
          if (file.type !== 'asset' || !name.endsWith('.css')) continue
          css += String(file.source)
          Reflect.deleteProperty(bundle, name)
        }
        const scripts = Object.values(bundle).filter((file) => file.type === 'chunk')
        const [script] = scripts
        if (!script || scripts.length > 1 || !script.code.includes(PLACE) || !css) throw new Error('the board is not one file')
        if (/url\(/.test(css)) throw new Error('the board needs other files')
        script.code = script.code.replace(PLACE, () => JSON.stringify(inShadow(css)))
      },
    },
  }
}
