import { Controls, Primary, Stories, Subtitle, Title } from '@storybook/addon-docs/blocks'
import { lazy, type ReactNode, Suspense } from 'react'
import './blocks.css'
import { coded } from './coded.tsx'
import type { ComponentDocs } from './component-docs.ts'
import { FactTable } from './FactTable.tsx'
import { Guidance } from './Guidance.tsx'

// The index of all components is read by a page alone, and not by each story.
const HowToImport = lazy(async () => ({ default: (await import('./HowToImport.tsx')).HowToImport }))

/** The `docs` parameter of a component's stories: one page with all that is to be known of it. */
export const docsOf = (docs: ComponentDocs) => ({ page: () => <ComponentPage docs={docs} /> })

function ComponentPage({ docs }: { docs: ComponentDocs }) {
  const { purpose, alternatives, anatomy, keyboard, accessibility, content, guidance } = docs
  return (
    <>
      <Title />
      <Subtitle>{coded(purpose)}</Subtitle>
      <Primary />
      <Suspense>
        <HowToImport />
      </Suspense>
      <h2>Properties</h2>
      <Controls />
      {guidance.length > 0 ? (
        <>
          <h2>Do and don’t</h2>
          <Guidance guidance={guidance} />
        </>
      ) : null}
      <Facts title="Use instead" head={['Component', 'When']} rows={alternatives.map((one) => [one.use, one.when])} />
      <Facts title="Anatomy" head={['Part', 'What it is']} rows={anatomy.map((one) => [one.part, one.about])} />
      <Facts title="Keyboard" head={['Keys', 'What they do']} rows={keyboard.map((one) => [keysOf(one), one.does])} />
      <Sentences title="Accessibility" sentences={accessibility} />
      <Sentences title="Content" sentences={content} />
      <Stories includePrimary={false} />
    </>
  )
}

interface FactsProps {
  title: string
  head: readonly string[]
  rows: readonly (readonly ReactNode[])[]
}

function Facts({ title, head, rows }: FactsProps) {
  if (rows.length === 0) return null
  return (
    <>
      <h2>{title}</h2>
      <FactTable caption={title} isCaptionHidden head={head} rows={rows} />
    </>
  )
}

function Sentences({ title, sentences }: { title: string; sentences: readonly string[] }) {
  if (sentences.length === 0) return null
  return (
    <>
      <h2>{title}</h2>
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence}>{coded(sentence)}</li>
        ))}
      </ul>
    </>
  )
}

/** `Shift+Tab` as two keys, `Arrow down, Arrow up` as alternatives; `+` and `,` alone are keys themselves. */
function keysOf({ keys }: { keys: string }) {
  return keys
    .split(/(, |(?<=.)\+(?=.))/)
    .map((part, at) => (at % 2 === 0 ? <kbd key={at}>{part}</kbd> : part === '+' ? ' + ' : part))
}
