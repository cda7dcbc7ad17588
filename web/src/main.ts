import { mount } from 'svelte'
import App from './App.svelte'
import { settings } from './lib/settings.svelte'
import { updates } from './lib/updates.svelte'
import './style/tokens.css'
import './style/base.css'

await settings.start()
mount(App, { target: document.getElementById('app')! })
updates.start().catch(() => undefined)
