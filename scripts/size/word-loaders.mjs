import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** `offers: () => Promise.all([import('…'), import('…')])`, one service after another. */
const loader = /^ {2}["']?([\w-]+)["']?: ((?:async )?\(\) =>[^]*?)(?=^ {2}["']?[\w-]+["']?: |^\})/gm
const imported = /import\(\s*["'`]([^"'`]+)["'`]\s*\)/g

/** Returns the modules that a folder of the console's words loads in one locale, by service. */
export function loadersIn(folder) {
  const texts = ['commerce', 'identity', 'partners'].map((area) => readFileSync(join(folder, `${area}.js`), 'utf8'))
  return Object.fromEntries(texts.flatMap(loadersOf))
}

/**
 * Returns the modules of each service in the text of a table of loaders.
 *
 * @param {string} text
 * @returns {[service: string, modules: string[]][]}
 */
export const loadersOf = (text) =>
  [...text.matchAll(loader)].map(([, service, body]) => [service, [...body.matchAll(imported)].map(([, name]) => name)])
