// Records: the state of a game as bytes, read and written field by field.

import type { Field, Layout } from './manifest'

/** A number, or an array of numbers with one or more dimensions. */
export type Value = number | Value[]

/** A record as plain numbers and arrays. */
export type Reading = Record<string, Value>

function readNumber(view: DataView, offset: number, type: string): number {
  switch (type.slice(1)) {
    case 'i1':
      return view.getInt8(offset)
    case 'i2':
      return view.getInt16(offset, true)
    case 'i4':
      return view.getInt32(offset, true)
    case 'u4':
      return view.getUint32(offset, true)
    case 'i8':
      return Number(view.getBigInt64(offset, true))
    case 'f4':
      return view.getFloat32(offset, true)
    case 'f8':
      return view.getFloat64(offset, true)
    default:
      throw new Error(`records have no numbers of type ${type}`)
  }
}

export function writeNumber(view: DataView, offset: number, type: string, value: number): void {
  switch (type.slice(1)) {
    case 'i1':
      return view.setInt8(offset, value)
    case 'i2':
      return view.setInt16(offset, value, true)
    case 'i4':
      return view.setInt32(offset, value, true)
    case 'u4':
      return view.setUint32(offset, value, true)
    case 'u4':
      return view.setUint32(offset, value, true)
    case 'i8':
      return view.setBigInt64(offset, BigInt(value), true)
    case 'f8':
      return view.setFloat64(offset, value, true)
    default:
      throw new Error(`records have no numbers of type ${type}`)
  }
}

const viewOf = (record: Uint8Array): DataView => new DataView(record.buffer, record.byteOffset, record.byteLength)

function fieldOf(layout: Layout, name: string): Field {
  const field = layout.fields[name]
  if (!field) throw new Error(`the record has no field ${name}`)
  return field
}

/** Read a field of the record that begins at an offset. */
export function readField(view: DataView, layout: Layout, name: string, start = 0): Value {
  const [offset, type, shape] = fieldOf(layout, name)
  const size = Number(type.slice(2))
  const read = (at: number, dimensions: readonly number[]): Value => {
    const [count, ...inner] = dimensions
    if (count === undefined) return readNumber(view, at, type)
    const step = inner.reduce((product, each) => product * each, size)
    return Array.from({ length: count }, (_, place) => read(at + place * step, inner))
  }
  return read(start + offset, shape)
}

/** Return all fields of a record. */
export function readRecord(layout: Layout, record: Uint8Array): Reading {
  const view = viewOf(record)
  return Object.fromEntries(Object.keys(layout.fields).map((name) => [name, readField(view, layout, name)]))
}

/** Write a number into a field. */
export function writeField(layout: Layout, record: Uint8Array, name: string, value: number): void {
  const [offset, type] = fieldOf(layout, name)
  writeNumber(viewOf(record), offset, type, value)
}

/** Write all numbers of a field, row after row. */
export function writeFields(layout: Layout, record: Uint8Array, name: string, values: readonly number[]): void {
  const [offset, type, shape] = fieldOf(layout, name)
  const count = shape.reduce((product, each) => product * each, 1)
  if (values.length !== count) throw new Error(`the field ${name} has ${count} numbers, not ${values.length}`)
  const size = Number(type.slice(2))
  const view = viewOf(record)
  values.forEach((value, place) => writeNumber(view, offset + place * size, type, value))
}

/** Return the bytes of a field, which can be read and overwritten. */
export function fieldBytes(layout: Layout, record: Uint8Array, name: string): Uint8Array {
  const [offset, type, shape] = fieldOf(layout, name)
  const size = shape.reduce((product, each) => product * each, Number(type.slice(2)))
  return record.subarray(offset, offset + size)
}

export const sameBytes = (one: Uint8Array, other: Uint8Array): boolean =>
  one.length === other.length && one.every((byte, place) => byte === other[place])
