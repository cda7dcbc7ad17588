// Runs the kernels of a game's WebAssembly module: its rules and its bots.
//
// A kernel takes its arguments from a block of 64-bit slots, and writes its status and its result into the
// last two. Buffers are passed by address: those of the caller are copied in, and back if they are updated.

import { itemBytes, type Manifest, type Parameter } from './manifest'

const SLOT_BYTES = 8
const PAGE_BYTES = 1 << 16
const ALIGNMENT = 64
/** The room that a workspace keeps free for arguments. */
const ROOM_BYTES = 1 << 18

/** An array that lies in the memory of a workspace. */
export interface Allocated {
  address: number
  rows: number
}

export type Argument = number | Uint8Array | Allocated

type Exports = Record<string, unknown>

const aligned = (size: number): number => Math.ceil(size / ALIGNMENT) * ALIGNMENT

/** An instance of a module, with its memory. */
export class Workspace {
  readonly #manifest: Manifest
  readonly #kernels: Exports
  readonly #memory: WebAssembly.Memory
  readonly #slots: number
  readonly #room: number
  readonly #heap: number
  #end: number
  #view: DataView

  constructor(module: WebAssembly.Module, manifest: Manifest) {
    this.#manifest = manifest
    this.#kernels = new WebAssembly.Instance(module, {}).exports
    this.#memory = this.#kernels.memory as WebAssembly.Memory
    this.#slots = this.#address('arguments')
    this.#end = this.#address('__heap_base')
    this.#view = new DataView(this.#memory.buffer)
    this.#room = this.#reserve(ROOM_BYTES)
    this.#heap = this.#end
  }

  #address(name: string): number {
    return (this.#kernels[name] as WebAssembly.Global<'i32'>).value
  }

  /** The memory, which is another one after it has grown. */
  get view(): DataView {
    if (this.#view.buffer !== this.#memory.buffer) this.#view = new DataView(this.#memory.buffer)
    return this.#view
  }

  bytes(address: number, count: number): Uint8Array {
    return new Uint8Array(this.#memory.buffer, address, count)
  }

  /** Make a buffer for a kernel's parameter, filled with zeros; it is copied when the kernel is called. */
  buffer(kernel: string, place: number, rows = 0): Uint8Array<ArrayBuffer> {
    return new Uint8Array(this.#bufferBytes(kernel, place, rows))
  }

  /** Allocate a buffer for a kernel's parameter in this memory, filled with zeros. */
  allocate(kernel: string, place: number, rows = 0): Allocated {
    const size = this.#bufferBytes(kernel, place, rows)
    const address = this.#reserve(size)
    this.bytes(address, size).fill(0)
    return { address, rows }
  }

  #bufferBytes(kernel: string, place: number, rows: number): number {
    const parameter = this.#parameters(kernel)[place]
    if (parameter?.kind !== 'buffer') throw new Error(`parameter ${place} of ${kernel} is no buffer`)
    return this.#sizeOf(parameter, rows)
  }

  /** Free everything that was allocated. */
  reset(): void {
    this.#end = this.#heap
  }

  /** Call a kernel; returns its result, or 0 if it has none. */
  call(kernel: string, ...values: Argument[]): number {
    const parameters = this.#parameters(kernel)
    if (parameters.length !== values.length) throw new Error(`${kernel} takes ${parameters.length} arguments`)
    const { view } = this
    const updated: [Uint8Array, number][] = []
    let slot = this.#slots
    let free = this.#room
    parameters.forEach((parameter, place) => {
      const value = values[place]!
      if (typeof value === 'number') {
        view.setInt32(slot, value, true)
        slot += SLOT_BYTES
        return
      }
      if (parameter.kind !== 'buffer') throw new Error(`argument ${place} of ${kernel} is a number`)
      let address: number
      if (value instanceof Uint8Array) {
        address = free
        free += aligned(value.length)
        if (free > this.#room + ROOM_BYTES) throw new Error(`the arguments of ${kernel} are too large`)
        if (parameter.access !== 'scratch') this.bytes(address, value.length).set(value)
        if (parameter.access === 'update') updated.push([value, address])
      } else {
        address = value.address
      }
      view.setUint32(slot, address, true)
      slot += SLOT_BYTES
      if (parameter.shape[0] === null) {
        const rows = value instanceof Uint8Array ? value.length / this.#sizeOf(parameter, 1) : value.rows
        view.setInt32(slot, rows, true)
        slot += SLOT_BYTES
      }
    })
    const { status, result } = this.#manifest.slots
    ;(this.#kernels[kernel] as () => void)()
    if (this.view.getInt32(this.#slots + status * SLOT_BYTES, true)) throw new Error(`the kernel ${kernel} failed`)
    for (const [value, address] of updated) value.set(this.bytes(address, value.length))
    return this.#manifest.kernels[kernel]!.result ? this.view.getInt32(this.#slots + result * SLOT_BYTES, true) : 0
  }

  #parameters(kernel: string): readonly Parameter[] {
    const found = this.#manifest.kernels[kernel]
    if (!found) throw new Error(`there is no kernel ${kernel}`)
    return found.parameters
  }

  /** The size of a buffer in bytes, with `rows` items where its first dimension is open. */
  #sizeOf(parameter: Parameter & { kind: 'buffer' }, rows: number): number {
    return parameter.shape.reduce<number>(
      (product, each) => product * (each ?? rows),
      itemBytes(this.#manifest, parameter.type),
    )
  }

  #reserve(size: number): number {
    const start = aligned(this.#end)
    this.#end = start + size
    const missing = this.#end - this.#memory.buffer.byteLength
    if (missing > 0) this.#memory.grow(Math.ceil(missing / PAGE_BYTES))
    return start
  }
}

/** The compiled module of a game. */
export class GameModule {
  /** Workspaces that nobody uses: browsers limit how many memories a page may have. */
  #idle: Workspace[] = []

  constructor(
    readonly module: WebAssembly.Module,
    readonly manifest: Manifest,
  ) {}

  /** Work in a workspace of one's own. */
  async lend<T>(work: (workspace: Workspace) => Promise<T>): Promise<T> {
    const workspace = this.#idle.pop() ?? this.workspace()
    workspace.reset()
    try {
      return await work(workspace)
    } finally {
      this.#idle.push(workspace)
    }
  }

  workspace(): Workspace {
    return new Workspace(this.module, this.manifest)
  }
}
