import './styles.css.ts'
import { expect, test } from 'vitest'
import { brands } from './brands/brands.ts'
import { brandNames } from './brands/seeds.ts'
import { themeProperties } from './export-properties.ts'

test.each(brandNames)('%s: the exported theme equals the published style sheet', (name) => {
  const [published, exported] = [document.createElement('div'), document.createElement('div')]
  published.setAttribute('data-mk-brand', name)
  document.body.append(published, exported)
  const properties = themeProperties(brands[name])
  for (const [property, value] of Object.entries(properties)) exported.style.setProperty(property, value)

  const read = (element: Element) => {
    const styles = getComputedStyle(element)
    return Object.fromEntries(Object.keys(properties).map((property) => [property, styles.getPropertyValue(property)]))
  }
  expect(read(exported)).toEqual(read(published))
  published.remove()
  exported.remove()
})
