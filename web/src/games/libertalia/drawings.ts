// The drawings are in the page once, for all components that use them.

import { mount } from 'svelte'
import Drawings from './Drawings.svelte'

mount(Drawings, { target: document.body })
