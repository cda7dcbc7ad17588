// The worker that runs local tables, so that the page never waits for rules or bots.

import { LocalApi } from './api'
import { TableError } from './errors'
import { TableManager, type Subscriber } from './manager'
import type { Failure, ToPage, ToWorker } from './protocol'
import { openStorage } from './storage'

const scope = self as unknown as {
  onmessage: ((event: MessageEvent<ToWorker>) => void) | null
  postMessage(message: ToPage): void
}

const opening = openStorage().then((storage) => new LocalApi(new TableManager(storage)))
const subscribers = new Map<number, Subscriber>()

scope.onmessage = ({ data }) => void receive(data)

async function receive(message: ToWorker): Promise<void> {
  const { id } = message
  try {
    const api = await opening
    if (message.type === 'request') {
      scope.postMessage({ type: 'response', id, content: await api.handle(message.call) })
    } else if (message.type === 'subscribe') {
      const { table, seat, since } = message
      const send: Subscriber['send'] = (each) => scope.postMessage({ type: 'live', id, message: each })
      const subscriber = { table, seat: seat ?? undefined, send, sent: 0 }
      subscribers.set(id, subscriber)
      await api.tables.subscribe(subscriber, since)
    } else {
      const subscriber = subscribers.get(id)
      subscribers.delete(id)
      if (subscriber) api.tables.unsubscribe(subscriber)
    }
  } catch (error) {
    if (!(error instanceof TableError)) console.error(error)
    scope.postMessage({ type: 'failure', id, failure: describe(error) })
  }
}

function describe(error: unknown): Failure {
  const known = error instanceof TableError ? error : new TableError(500, 'error-internal')
  const { status, key, values, reason, changed } = known
  return { status, error: key, arguments: values, reason, changed }
}
