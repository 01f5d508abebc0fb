'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { Button } from '@memberkit/primitives/button'
import { SearchField } from '@memberkit/primitives/search-field'
import { type ReactNode, useState } from 'react'
import { consoleMessages } from '../messages/namespaces.ts'
import { SearchResults } from './SearchResults.tsx'
import * as styles from './home.css.ts'
import { Systems } from './Systems.tsx'

/** Filters the systems by what is typed, searches all of them for what is asked, and shows what was found. */
export function HomeSearch({ children }: { children: ReactNode }) {
  const t = useMessages(consoleMessages)
  const [text, setText] = useState('')
  const [asked, setAsked] = useState('')
  // What was asked has its results; to whom they aren't enough, every system is there to begin in.
  const wanted = text.trim() === asked ? '' : text.trim()
  return (
    <>
      <form
        role="search"
        className={styles.search}
        onSubmit={(event) => {
          event.preventDefault()
          event.stopPropagation()
          setAsked(text.trim())
        }}
      >
        <SearchField
          label={t('home.search')}
          clearLabel={t('home.clear')}
          value={text}
          onChange={(next) => {
            setText(next)
            if (next === '') setAsked('')
          }}
          autoComplete="off"
        />
        <Button type="submit" tone="primary">
          {t('home.find')}
        </Button>
      </form>
      {asked ? <SearchResults key={asked} text={asked} /> : null}
      {wanted ? null : children}
      <Systems text={wanted} />
    </>
  )
}
