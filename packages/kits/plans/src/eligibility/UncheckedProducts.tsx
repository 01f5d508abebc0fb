'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { Alert } from '@memberkit/primitives/alert'
import { Button } from '@memberkit/primitives/button'
import { eligibilityMessages } from '../messages/namespaces.ts'
import type { EligibleProduct } from './eligibility.rules.ts'

export interface UncheckedProductsProps {
  products: readonly Pick<EligibleProduct, 'id' | 'name'>[]
  retry: () => void
  isRetrying?: boolean | undefined
}

/** The products that a response left out: nothing is claimed about them. */
export function UncheckedProducts({ products, retry, isRetrying }: UncheckedProductsProps) {
  const t = useMessages(eligibilityMessages)
  return (
    <div data-mk-state="partial">
      <Alert
        tone="caution"
        isStatic
        actions={
          <Button size="small" onPress={retry} isPending={isRetrying}>
            {t('recheck')}
          </Button>
        }
      >
        {products.map(({ id, name }) => (
          <span key={id} lang={name?.lang}>
            {t('unchecked', { plan: name?.text ?? t('product.unnamed') })}{' '}
          </span>
        ))}
      </Alert>
    </div>
  )
}
