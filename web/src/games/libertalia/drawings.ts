// The drawings stand in the page once, for whatever shows them: a table, a log, a review.

import { mount } from 'svelte'
import Drawings from './Drawings.svelte'

mount(Drawings, { target: document.body })
