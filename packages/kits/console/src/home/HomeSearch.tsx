'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { Button } from '@memberkit/primitives/button'
import { SearchField } from '@memberkit/primitives/search-field'
import { useState } from 'react'
import { consoleMessages } from '../messages/namespaces.ts'
import { SearchResults } from './SearchResults.tsx'
import * as styles from './home.css.ts'

/** Searches all services for what is asked, and shows what was found. Typing draws nothing else of the page. */
export function HomeSearch() {
  const t = useMessages(consoleMessages)
  const [text, setText] = useState('')
  const [asked, setAsked] = useState('')
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
    </>
  )
}
