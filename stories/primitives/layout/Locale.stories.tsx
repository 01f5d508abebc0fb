import { Stack } from '@memberkit/primitives/box'
import { DateText } from '@memberkit/primitives/date-text'
import { LocaleProvider, useLocale } from '@memberkit/primitives/locale'
import { Money } from '@memberkit/primitives/money'
import { Text } from '@memberkit/primitives/text'
import preview from '../../../.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Primitives/Layout/Locale',
  component: LocaleProvider,
  parameters: {
    docs: {
      description: {
        component: `Says which locale and time zone the components within write by. Providers nest: what one leaves out
comes from the one around it. Without any, it is en-US and UTC, the same on a server and in a browser.

It renders no element: put \`lang\` and \`dir\` on the element that holds the text.`,
      },
    },
  },
})

function Sample() {
  const { locale, direction, timeZone } = useLocale()
  return (
    <Text as="p" lang={locale} dir={direction}>
      {locale}, {timeZone}: <Money amount="1204.50" currency="CAD" />, <DateText instant="2026-03-08T02:30:00Z" />
    </Text>
  )
}

export const Nested = meta.story({
  args: { children: null },
  render: () => (
    <Stack gap="xs">
      <Sample />
      <LocaleProvider timeZone="America/Toronto">
        <Sample />
        <LocaleProvider locale="fr-CA">
          <Sample />
        </LocaleProvider>
        <LocaleProvider locale="es-US" timeZone="America/Denver">
          <Sample />
        </LocaleProvider>
      </LocaleProvider>
    </Stack>
  ),
})
