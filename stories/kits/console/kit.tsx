import { Console } from '@memberkit/console'
import { expect, waitFor, type within } from 'storybook/test'
import type { PlatformParameters } from '../../../.storybook/scenario.tsx'

export { Console }

/** Stories over a platform each need a page of their own in the docs, or they would share one platform. */
export const onOwnPage = { docs: { story: { inline: false, height: '720px' } } }

/** A host that lets staff end acting for somebody, as every page of a member's account should. */
export const hosted = { onStopActing: () => {} }

/** The console over a scenario, at one of its addresses. */
export const at = (
  address: string,
  scenario: PlatformParameters['scenario'] = 'console/staff',
  more: Record<string, unknown> = {},
) => ({
  parameters: { scenario, address: `/console${address}`, ...more },
})

/** Waits for a heading; the one of a page that still loads is replaced by the page's own. */
export const seesHeading = (canvas: Pick<ReturnType<typeof within>, 'getByRole'>, name: string) =>
  waitFor(() => expect(canvas.getByRole('heading', { name })).toBeVisible())
