import { mount } from 'svelte'
import App from './App.svelte'
import { settings } from './lib/settings.svelte'
import { words } from './lib/words.svelte'
import './style/tokens.css'
import './style/base.css'

await words.use(settings.kept.language)
settings.apply()
mount(App, { target: document.getElementById('app')! })
