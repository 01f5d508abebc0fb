import { MemberkitProvider, useMemberkit } from '@memberkit/foundation'
import type { Locale } from '@memberkit/platform/formats'
import type { ReactNode } from 'react'
import { loadMessages, messagesOf } from '../../.storybook/messages.ts'
import { Shelf } from '../primitives/Shelf.tsx'

const locales: readonly Locale[] = ['en-US', 'en-CA', 'fr-CA', 'es-US']

/** For `loaders`: the messages of every locale are there before the story is. */
export const loadLocales = async () => {
  await Promise.all(locales.map(loadMessages))
}

/** The same in each locale, one below the other. */
export function InLocales({ children }: { children: ReactNode }) {
  const { client, timeZone } = useMemberkit()
  return (
    <Shelf>
      {locales.map((locale) => (
        <Shelf.Row key={locale} label={locale}>
          <div lang={locale}>
            <MemberkitProvider client={client} locale={locale} timeZone={timeZone} messages={messagesOf(locale)}>
              {children}
            </MemberkitProvider>
          </div>
        </Shelf.Row>
      ))}
    </Shelf>
  )
}
