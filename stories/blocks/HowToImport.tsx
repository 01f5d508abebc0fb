import components from '@memberkit/primitives/components.json'
import { Source, useOf } from '@storybook/addon-docs/blocks'

/** The lines that import the component of this page. */
export function HowToImport() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const component = components.find(({ name }) => preparedMeta.title.endsWith(`/${name}`))
  if (!component) return null
  const { import: entry, styles, exports } = component
  const names = exports.filter((one) => !('import' in one)).map(({ name }) => name)
  const shown = names.length > 6 ? [...names.slice(0, 3), '…'] : names
  const lines = [`import { ${shown.join(', ')} } from '${entry}'`, ...(styles ? [`import '${styles}'`] : [])]
  return <Source language="tsx" code={lines.join('\n')} />
}
