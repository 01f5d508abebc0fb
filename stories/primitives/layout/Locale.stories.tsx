import { Stack } from '@memberkit/primitives/box'
import { DateText } from '@memberkit/primitives/date-text'
import { LocaleProvider, useLocale } from '@memberkit/primitives/locale'
import { Money } from '@memberkit/primitives/money'
import { Text } from '@memberkit/primitives/text'
import preview from '../../../.storybook/preview.tsx'
import { docsOf } from '../../blocks/ComponentPage.tsx'
import { docs } from './Locale.docs.tsx'

const meta = preview.meta({
  title: 'Primitives/Layout/Locale',
  component: LocaleProvider,
  parameters: { docs: docsOf(docs) },
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

/** The direction comes with the locale, unless it is said; at 320 px the lines wrap. */
export const RightToLeftNarrow = meta.story({
  parameters: { containerWidth: 320 },
  args: { children: null },
  render: () => (
    <Stack gap="xs">
      <LocaleProvider locale="en-US" direction="rtl">
        <Sample />
      </LocaleProvider>
      <LocaleProvider locale="fr-CA" timeZone="America/Toronto">
        <Sample />
      </LocaleProvider>
    </Stack>
  ),
})
