import { Inline, Spread, Stack } from '@memberkit/primitives/box'
import { Button } from '@memberkit/primitives/button'
import { CopyToClipboard } from '@memberkit/primitives/copy-to-clipboard'
import { DownloadIcon } from '@memberkit/primitives/icons'
import { Select } from '@memberkit/primitives/select'
import { Text } from '@memberkit/primitives/text'
import { type BrandTheme, themeDesignTokens, themeResolver, themeStyleSheet, tokenFileName } from '@memberkit/tokens'
import { useState } from 'react'
import { Scrollable } from '../blocks/Scrollable.tsx'
import './ThemeStudio.css'

interface Format {
  says: string
  type: string
  fileName: (theme: BrandTheme) => string
  write: (theme: BrandTheme) => string
}

/** A list of numbers stays on one line, so that the file can be read. */
const json = (content: object) =>
  `${JSON.stringify(content, null, 2).replaceAll(/\[[\d\s.,-]+\]/g, (list) => list.replaceAll(/\s+/g, ' '))}\n`
const tokens = 'application/design-tokens+json'

const formats: Record<string, Format> = {
  css: {
    says: 'Loaded beside ours, it holds for every element with the brand’s name in data-mk-brand, in both schemes.',
    type: 'text/css',
    fileName: ({ name }) => `${name}.css`,
    write: themeStyleSheet,
  },
  light: {
    says: 'For design tools, in the Design Tokens format 2025.10. Its names are those of the custom properties.',
    type: tokens,
    fileName: ({ name }) => tokenFileName(name, 'light'),
    write: (theme) => json(themeDesignTokens(theme, 'light')),
  },
  dark: {
    says: 'The same names in the dark scheme: the format has one value for each token of a file.',
    type: tokens,
    fileName: ({ name }) => tokenFileName(name, 'dark'),
    write: (theme) => json(themeDesignTokens(theme, 'dark')),
  },
  resolver: {
    says: 'Beside the two token files, it tells tools that they are two schemes of one brand.',
    type: 'application/json',
    fileName: ({ name }) => `${name}.resolver.json`,
    write: (theme) => json(themeResolver(theme)),
  },
}

/** The theme as files, for hosts and for design tools. */
export function ThemeStudioExport({ theme }: { theme: BrandTheme }) {
  const [chosen, setChosen] = useState('css')
  const { says, type, fileName, write } = formats[chosen]!
  const [name, text] = [fileName(theme), write(theme)]
  return (
    <Stack gap="md">
      <Spread alignItems="end">
        <Select
          label="File"
          value={chosen}
          onChange={setChosen}
          options={Object.entries(formats).map(([value, format]) => ({ value, label: format.fileName(theme) }))}
        />
        <Inline gap="xs">
          <CopyToClipboard
            value={text}
            labels={{ copy: 'Copy', copied: 'Copied', failed: 'Not copied. Press Ctrl+C to copy what is selected.' }}
          />
          <Button tone="primary" onPress={() => download(name, text, type)}>
            <DownloadIcon /> Download
          </Button>
        </Inline>
      </Spread>
      <Text as="p" hasMeasure tone="muted">
        {says}
      </Text>
      <Scrollable label={name}>
        <pre className="studio-file">
          <code>{text}</code>
        </pre>
      </Scrollable>
    </Stack>
  )
}

function download(name: string, text: string, type: string) {
  const address = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Not at once: a browser may not have begun to read it.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
