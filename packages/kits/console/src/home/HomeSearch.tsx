'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { Button } from '@memberkit/primitives/button'
import { SearchIcon } from '@memberkit/primitives/icons'
import { SearchField } from '@memberkit/primitives/search-field'
import { useState } from 'react'
import { consoleMessages } from '../messages/namespaces.ts'
import { SearchResults } from './SearchResults.tsx'
import { whereWide } from '../shell/shell.css.ts'
import * as styles from './home.css.ts'

/** Searches all services for what is asked, and shows what was found. Typing draws nothing else of the page. */
export function HomeSearch() {
  const t = useMessages(consoleMessages)
  const [text, setText] = useState('')
  const [asked, setAsked] = useState('')
  return (
    <>
      <div className={styles.lead}>
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
            <SearchIcon />
            <span className={whereWide}>{t('home.find')}</span>
          </Button>
        </form>
        <p className={styles.keys}>
          <kbd className={styles.key}>Ctrl K</kbd>
          <kbd className={styles.key}>Cmd K</kbd>
          <span>{t('home.launcher')}</span>
        </p>
      </div>
      {asked ? <SearchResults key={asked} text={asked} /> : null}
    </>
  )
}
