import { gzipSync } from 'node:zlib'

/** Returns the gzipped size in bytes. */
export function gzipped(text) {
  return gzipSync(text, { level: 9 }).length
}
