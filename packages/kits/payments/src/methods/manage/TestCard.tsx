'use client'
import { CardType, getTestCardNumber } from '@memberkit/contract/commerce/payments'
import { ResourceView, useResource } from '@memberkit/foundation/resource'
import { useMessages } from '@memberkit/foundation/messages'
import { useLabel } from '@memberkit/parts/labels'
import { Inline, Stack } from '@memberkit/primitives/box'
import { Button } from '@memberkit/primitives/button'
import { CopyToClipboard } from '@memberkit/primitives/copy-to-clipboard'
import { Disclosure } from '@memberkit/primitives/disclosure'
import { Select } from '@memberkit/primitives/select'
import { SkeletonGroup, SkeletonText } from '@memberkit/primitives/skeleton'
import { Text } from '@memberkit/primitives/text'
import { useState } from 'react'
import { manageMethodMessages } from '../../messages/namespaces.ts'

/** A public test number of a brand, to copy. For staff, in a test environment only. */
export function TestCard() {
  const t = useMessages(manageMethodMessages)
  const label = useLabel('CardType')
  const [brand, setBrand] = useState<CardType>('VISA')
  const [asked, setAsked] = useState<CardType>()
  const found = useResource(getTestCardNumber, { query: { type: asked } }, { enabled: asked !== undefined })
  return (
    <Disclosure title={t('test.heading')}>
      <Stack>
        <Text as="p" tone="muted" size="sm">
          {t('test.text')}
        </Text>
        <Inline alignItems="end">
          <Select
            label={t('test.brand')}
            value={brand}
            onChange={(value) => {
              setBrand(value as CardType)
              setAsked(undefined)
            }}
            options={CardType.options.map((value) => ({ value, label: label(value) }))}
          />
          <Button onPress={() => setAsked(brand)}>{t('test.get')}</Button>
        </Inline>
        {asked ? (
          <ResourceView
            resource={found}
            noun={t('test.noun')}
            skeleton={
              <SkeletonGroup label={t('test.heading')}>
                <SkeletonText />
              </SkeletonGroup>
            }
          >
            {({ number }) => (
              <CopyToClipboard
                appearance="inline"
                value={number}
                labels={{ copy: t('test.copy'), copied: t('test.copied'), failed: t('test.copyFailed') }}
              >
                {number.replaceAll(/(\d{4})(?=\d)/g, '$1 ')}
              </CopyToClipboard>
            )}
          </ResourceView>
        ) : null}
      </Stack>
    </Disclosure>
  )
}
