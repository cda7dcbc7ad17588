// The manifest of a game's WebAssembly module: its records, and the parameters of its kernels.

/** A field of a record: its offset in bytes, its type as NumPy writes it, and its shape. */
export type Field = readonly [offset: number, type: string, shape: readonly number[]]

export interface Layout {
  bytes: number
  fields: Record<string, Field>
}

export type Parameter =
  | { kind: 'integer' }
  | { kind: 'buffer'; type: string; shape: readonly (number | null)[]; access: 'read' | 'update' | 'scratch' }

export interface Manifest {
  game: string
  module: string
  slots: { count: number; status: number; result: number }
  records: Record<string, Layout>
  kernels: Record<string, { parameters: readonly Parameter[]; result: boolean }>
}

/** Return the size of one item of a buffer in bytes: a number, or a record. */
export function itemBytes(manifest: Manifest, type: string): number {
  return manifest.records[type]?.bytes ?? Number(type.slice(2))
}

/** Return the layout of a record, found by the kernel that takes it and the place of the parameter. */
export function layoutOf(manifest: Manifest, kernel: string, place: number): Layout {
  const parameter = manifest.kernels[kernel]?.parameters[place]
  const layout = parameter?.kind === 'buffer' ? manifest.records[parameter.type] : undefined
  if (!layout) throw new Error(`the kernel ${kernel} takes no record as parameter ${place}`)
  return layout
}
