import { gzipSync } from 'node:zlib'

/** Bytes, as a server sends them. */
export function gzipped(text) {
  return gzipSync(text, { level: 9 }).length
}
