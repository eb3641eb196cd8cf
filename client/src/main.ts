import './style/fonts.css'
import 'virtual:colours.css'
import './style/base.css'
import './style/variables.css'
import './style/themes.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { begin } from 'virtual:way'
import { words } from './lib/i18n/words.svelte'
import { router } from './lib/state/route.svelte'
import { settings } from './lib/state/settings.svelte'
import { update } from './lib/state/update.svelte'

const target = document.getElementById('app')
if (!target) throw new Error('the page has no place for the game')

settings.start()
router.start()
await words.start()
const ready = begin()
await ready.words
mount(App, { target })
if (import.meta.env.PROD) void ready.games.then(() => update.start())
