import type { Decorator } from '@storybook/react-vite'

/*
 * On an element around the one story. A story's `globals` change the whole document instead, and with it every other
 * story on the docs page.
 */

export const rightToLeft: Decorator = (Story) => (
  <div dir="rtl">
    <Story />
  </div>
)

export const compact: Decorator = (Story) => (
  <div data-mk-density="compact">
    <Story />
  </div>
)

/** A container such as each kit is: how wide it is decides the layout. */
export const inKit: Decorator = (Story) => (
  <div style={{ containerType: 'inline-size' }}>
    <Story />
  </div>
)
