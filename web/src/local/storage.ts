// Where local tables are kept: IndexedDB; where a browser has none, they last as long as the page.
//
// Two tabs may use one table. Appending therefore says which entry is expected to be the last, in the same
// transaction; whoever comes second gets `Outdated`, and reads what has been added.

import type { Schemas } from '../lib/api'
import { TableError } from './errors'
import type { OwnSet } from './own-sets'
import type { Entry, Setup } from './table'

export interface StoredTable {
  id: string
  setup: Setup
  summary: Schemas['TableLine']
}

/** Another tab has changed the table. */
export class Outdated extends Error {}

export interface TableStorage {
  list(): Promise<StoredTable[]>
  read(id: string, after?: number): Promise<{ table: StoredTable; entries: Entry[] } | null>
  create(table: StoredTable, entries: Entry[]): Promise<void>
  append(table: StoredTable, after: number, entries: Entry[]): Promise<void>
  remove(id: string): Promise<void>
  readNote(id: string): Promise<string>
  writeNote(id: string, text: string): Promise<void>
  listSets(): Promise<OwnSet[]>
  readSet(fingerprint: string): Promise<OwnSet | null>
  writeSet(set: OwnSet): Promise<void>
  removeSet(fingerprint: string): Promise<void>
}

const [TABLES, ENTRIES, NOTES, SETS] = ['tables', 'entries', 'notes', 'sets'] as const
const VERSION = 2

/** Open the storage of this browser. */
export async function openStorage(name = 'tricorne'): Promise<TableStorage> {
  try {
    return new IndexedDbStorage(await openDatabase(name))
  } catch {
    // Some browsers have no IndexedDB in a private window.
    return new MemoryStorage()
  }
}

function openDatabase(name: string): Promise<IDBDatabase> {
  const request = indexedDB.open(name, VERSION)
  request.onupgradeneeded = ({ oldVersion }) => {
    const database = request.result
    if (oldVersion < 1) {
      database.createObjectStore(TABLES, { keyPath: 'id' })
      database.createObjectStore(ENTRIES, { keyPath: ['table', 'number'] })
      database.createObjectStore(NOTES, { keyPath: 'table' })
    }
    if (oldVersion < 2) database.createObjectStore(SETS, { keyPath: 'fingerprint' })
  }
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error!)
    request.onblocked = () => reject(new Error('another tab has an older version open'))
  })
}

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error!)
  })

class IndexedDbStorage implements TableStorage {
  constructor(readonly database: IDBDatabase) {
    // A newer version of the page in another tab may have to change the database.
    database.onversionchange = () => database.close()
  }

  list(): Promise<StoredTable[]> {
    return this.#transact('readonly', ([tables]) => done(tables.getAll() as IDBRequest<StoredTable[]>))
  }

  read(id: string, after = 0): Promise<{ table: StoredTable; entries: Entry[] } | null> {
    return this.#transact('readonly', async ([tables, entries]) => {
      const range = IDBKeyRange.bound([id, after + 1], [id, Infinity])
      const [table, found] = await Promise.all([
        done(tables.get(id) as IDBRequest<StoredTable | undefined>),
        done(entries.getAll(range) as IDBRequest<Entry[]>),
      ])
      return table ? { table, entries: found } : null
    })
  }

  create(table: StoredTable, entries: Entry[]): Promise<void> {
    return this.append(table, 0, entries)
  }

  append(table: StoredTable, after: number, entries: Entry[]): Promise<void> {
    return this.#transact('readwrite', async ([tables, log]) => {
      const stored = await done(tables.get(table.id) as IDBRequest<StoredTable | undefined>)
      if ((stored?.summary.number ?? 0) !== after) throw new Outdated()
      tables.put(table)
      for (const entry of entries) log.put({ ...entry, table: table.id })
    })
  }

  remove(id: string): Promise<void> {
    return this.#transact('readwrite', async ([tables, entries, notes]) => {
      tables.delete(id)
      entries.delete(IDBKeyRange.bound([id, 0], [id, Infinity]))
      notes.delete(id)
    })
  }

  readNote(id: string): Promise<string> {
    return this.#transact('readonly', async ([, , notes]) => {
      const found = await done(notes.get(id) as IDBRequest<{ text: string } | undefined>)
      return found?.text ?? ''
    })
  }

  writeNote(id: string, text: string): Promise<void> {
    return this.#transact('readwrite', async ([, , notes]) => void notes.put({ table: id, text }))
  }

  listSets(): Promise<OwnSet[]> {
    return this.#transact('readonly', ([, , , sets]) => done(sets.getAll() as IDBRequest<OwnSet[]>))
  }

  readSet(fingerprint: string): Promise<OwnSet | null> {
    return this.#transact('readonly', async ([, , , sets]) => {
      const found = await done(sets.get(fingerprint) as IDBRequest<OwnSet | undefined>)
      return found ?? null
    })
  }

  writeSet(set: OwnSet): Promise<void> {
    return this.#transact('readwrite', async ([, , , sets]) => void sets.put(set))
  }

  removeSet(fingerprint: string): Promise<void> {
    return this.#transact('readwrite', async ([, , , sets]) => void sets.delete(fingerprint))
  }

  /** Work in one transaction; it is on disk when this resolves. */
  async #transact<T>(
    mode: IDBTransactionMode,
    work: (stores: [IDBObjectStore, IDBObjectStore, IDBObjectStore, IDBObjectStore]) => Promise<T>,
  ): Promise<T> {
    const transaction = this.database.transaction([TABLES, ENTRIES, NOTES, SETS], mode, { durability: 'strict' })
    const completed = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve()
      transaction.onabort = () => reject(transaction.error ?? new Error('aborted'))
    })
    // It is awaited below; without this, an abort during the work would count as unhandled.
    completed.catch(() => undefined)
    try {
      const found = await work([
        transaction.objectStore(TABLES),
        transaction.objectStore(ENTRIES),
        transaction.objectStore(NOTES),
        transaction.objectStore(SETS),
      ])
      await completed
      return found
    } catch (error) {
      try {
        transaction.abort()
      } catch {
        // It has ended already.
      }
      throw explain(error)
    }
  }
}

/** Turn a failure of the browser's storage into a message for people. */
function explain(error: unknown): unknown {
  if (error instanceof Outdated || error instanceof TableError) return error
  const name = error instanceof DOMException ? error.name : ''
  return new TableError(507, name === 'QuotaExceededError' ? 'web-here-full' : 'web-here-storage')
}

export class MemoryStorage implements TableStorage {
  readonly #tables = new Map<string, { table: StoredTable; entries: Entry[] }>()
  readonly #notes = new Map<string, string>()
  readonly #sets = new Map<string, OwnSet>()

  async list(): Promise<StoredTable[]> {
    return [...this.#tables.values()].map(({ table }) => table)
  }

  async read(id: string, after = 0): Promise<{ table: StoredTable; entries: Entry[] } | null> {
    const found = this.#tables.get(id)
    return found ? { table: found.table, entries: found.entries.slice(after) } : null
  }

  create(table: StoredTable, entries: Entry[]): Promise<void> {
    return this.append(table, 0, entries)
  }

  async append(table: StoredTable, after: number, entries: Entry[]): Promise<void> {
    const before = this.#tables.get(table.id)?.entries ?? []
    if (before.length !== after) throw new Outdated()
    this.#tables.set(table.id, { table, entries: [...before, ...entries] })
  }

  async remove(id: string): Promise<void> {
    this.#tables.delete(id)
    this.#notes.delete(id)
  }

  async readNote(id: string): Promise<string> {
    return this.#notes.get(id) ?? ''
  }

  async writeNote(id: string, text: string): Promise<void> {
    this.#notes.set(id, text)
  }

  async listSets(): Promise<OwnSet[]> {
    return [...this.#sets.values()]
  }

  async readSet(fingerprint: string): Promise<OwnSet | null> {
    return this.#sets.get(fingerprint) ?? null
  }

  async writeSet(set: OwnSet): Promise<void> {
    this.#sets.set(set.fingerprint, set)
  }

  async removeSet(fingerprint: string): Promise<void> {
    this.#sets.delete(fingerprint)
  }
}
