// A named import, because Storybook builds its manager with the classic JSX transform.
import React from 'react'
import { AddonPanel } from 'storybook/internal/components'
import { addons, types, useChannel } from 'storybook/manager-api'
import { callsChannel, type ShownCall } from './calls.ts'
import { managerTheme, systemScheme } from './manager-theme.ts'

addons.setConfig({ theme: managerTheme(systemScheme()) })

addons.register('memberkit', () => {
  addons.add('memberkit/calls', {
    type: types.PANEL,
    title: 'Calls',
    match: ({ viewMode }) => viewMode === 'story',
    render: ({ active }) => (
      <AddonPanel active={Boolean(active)}>
        <Calls />
      </AddonPanel>
    ),
  })
})

/** The story's requests, newest last. */
function Calls() {
  const [calls, setCalls] = React.useState<readonly ShownCall[]>([])
  useChannel({ [callsChannel]: setCalls, storyChanged: () => setCalls([]) })
  if (calls.length === 0) return <p style={{ padding: 16 }}>This story has asked the platform nothing.</p>
  return (
    <table style={{ inlineSize: '100%', padding: 8, fontFamily: 'monospace', fontSize: 12, textAlign: 'start' }}>
      <thead>
        <tr>
          {['Method', 'Address', 'Status', 'ms', 'Body'].map((head) => (
            <th key={head} style={{ textAlign: 'start', padding: 4 }}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {calls.map(({ id, method, url, status, ms, body }) => (
          <tr key={id}>
            <td style={{ padding: 4 }}>{method}</td>
            <td style={{ padding: 4, overflowWrap: 'anywhere' }}>{url}</td>
            <td style={{ padding: 4 }}>{status ?? '…'}</td>
            <td style={{ padding: 4 }}>{ms}</td>
            <td style={{ padding: 4, overflowWrap: 'anywhere' }}>{body === undefined ? '' : JSON.stringify(body)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
