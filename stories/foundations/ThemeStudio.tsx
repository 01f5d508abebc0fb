import { Spread, Stack } from '@memberkit/primitives/box'
import { Button } from '@memberkit/primitives/button'
import { StatusBadge } from '@memberkit/primitives/status-badge'
import { Tabs } from '@memberkit/primitives/tabs'
import { Heading, Text } from '@memberkit/primitives/text'
import { themeProperties } from '@memberkit/tokens'
import { memo, useMemo, useState } from 'react'
import './ThemeStudio.css'
import { draftFrom, type Judgement, judge, themeOf } from './theme-studio.ts'
import { ThemeStudioContrast } from './ThemeStudioContrast.tsx'
import { ThemeStudioExport } from './ThemeStudioExport.tsx'
import { ThemeStudioGallery } from './ThemeStudioGallery.tsx'
import { ThemeStudioKits } from './ThemeStudioKits.tsx'
import { ThemeStudioSeeds } from './ThemeStudioSeeds.tsx'
import { ThemeProperties } from './ThemeStudioSpecimen.tsx'

// What is shown looks different with each step of a slider, but is the same.
const Gallery = memo(ThemeStudioGallery)
const Kits = memo(ThemeStudioKits)

/** A brand's few values, and all that follows from them. */
export function ThemeStudio() {
  const [draft, setDraft] = useState(() => draftFrom('legal'))
  const [tab, setTab] = useState('primitives')
  const theme = useMemo(() => themeOf(draft), [draft])
  const properties = useMemo(() => themeProperties(theme), [theme])
  const judgement = useMemo(() => judge(theme), [theme])
  return (
    <ThemeProperties.Provider value={properties}>
      <div className="studio">
        <section className="studio-panel" aria-label="Values of the brand" data-mk-density="compact">
          <Stack gap="lg">
            <Spread flexWrap="nowrap" gap="xs">
              <Heading level={1} size="md">
                Theme studio
              </Heading>
              <Button size="small" onPress={() => setDraft(draftFrom(draft.start))}>
                Reset
              </Button>
            </Spread>
            <Verdict {...judgement} onShow={tab === 'contrast' ? undefined : () => setTab('contrast')} />
            <ThemeStudioSeeds draft={draft} onChange={setDraft} />
          </Stack>
        </section>
        <div className="studio-main">
          <Tabs
            label="What follows from them"
            value={tab}
            onChange={setTab}
            tabs={[
              { id: 'primitives', label: 'Primitives', panel: <Gallery /> },
              { id: 'kits', label: 'Kits', panel: <Kits /> },
              {
                id: 'contrast',
                label: 'Contrast',
                count: judgement.short.length + judgement.outside.length || undefined,
                panel: <ThemeStudioContrast {...judgement} />,
              },
              { id: 'export', label: 'Export', panel: <ThemeStudioExport theme={theme} /> },
            ]}
          />
        </div>
      </div>
    </ThemeProperties.Provider>
  )
}

function Verdict({ measured, short, outside, onShow }: Judgement & { onShow?: () => void }) {
  const isGood = short.length + outside.length === 0
  const tone = short.length > 0 ? 'critical' : outside.length > 0 ? 'caution' : 'positive'
  const word = { critical: 'Falls short', caution: 'Passes, with limits', positive: 'Passes' }[tone]
  return (
    <Spread gap="xs" alignItems="start" flexWrap="nowrap">
      <Stack gap="xxs" alignItems="start" role="status">
        <StatusBadge tone={tone}>{word}</StatusBadge>
        <Text size="sm" tone="muted">
          {short.length} of {measured.length} pairs short of contrast
          {outside.length > 0 ? `, ${outside.length} colours outside sRGB` : ''}
        </Text>
      </Stack>
      {onShow && !isGood ? (
        <Button size="small" onPress={onShow}>
          Show
        </Button>
      ) : null}
    </Spread>
  )
}
