// The messages between the page and the worker that runs local tables.

import type { LiveMessage } from '../lib/live'
import type { Call } from './api'
import type { Values } from './errors'
import type { Message } from '../lib/api'

export interface Failure {
  status: number
  error: string
  arguments: Values
  reason: Message | null
  changed: unknown
}

export type ToWorker =
  | { type: 'request'; id: number; call: Call }
  | { type: 'subscribe'; id: number; table: string; seat: number | null; since: number | null }
  | { type: 'unsubscribe'; id: number }

export type ToPage =
  | { type: 'response'; id: number; content: unknown }
  | { type: 'failure'; id: number; failure: Failure }
  | { type: 'live'; id: number; message: LiveMessage }
