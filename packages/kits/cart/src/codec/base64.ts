const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
/** As many arguments as every engine accepts. */
const chunk = 4096
const encoder = new TextEncoder()

/** Encodes text as standard base64 of its UTF-8 bytes. */
export function encodeBase64(text: string): string {
  const bytes = encoder.encode(text)
  let binary = ''
  for (let start = 0; start < bytes.length; start += chunk) {
    binary += String.fromCharCode(...bytes.subarray(start, start + chunk))
  }
  return btoa(binary)
}

/**
 * Decodes base64 of UTF-8 text: both alphabets, with or without padding, with spaces where a form decoder read a plus.
 * Returns undefined for anything else.
 */
export function decodeBase64(encoded: string): string | undefined {
  const standard = encoded
    .replaceAll(' ', '+')
    .replaceAll('-', '+')
    .replaceAll('_', '/')
    .replace(/={1,2}$/, '')
  if (!/^[A-Za-z\d+/]*$/.test(standard) || standard.length % 4 === 1) return undefined
  try {
    const binary = atob(standard)
    const bytes = new Uint8Array(binary.length)
    for (let index = 0; index < bytes.length; index += 1) bytes[index] = binary.charCodeAt(index)
    return decoder.decode(bytes)
  } catch {
    return undefined
  }
}
