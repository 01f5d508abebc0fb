'use client'
import { ContractType } from '@memberkit/contract/commerce/contract-histories'
import { ActionForm } from '@memberkit/foundation/entity-actions/dialog'
import { useMessages } from '@memberkit/foundation/messages'
import { contractLanguages } from '@memberkit/parts/contracts'
import { useLabel } from '@memberkit/parts/labels'
import { FormField } from '@memberkit/primitives/form'
import { Select } from '@memberkit/primitives/select'
import { TextField } from '@memberkit/primitives/text-field'
import { useState } from 'react'
import { manageMessages } from '../messages/namespaces.ts'
import type { CoverageForm } from './coverage-calls.ts'

/** Puts one more contract on a plan. */
export function ContractForm(form: CoverageForm<'addContracts'>) {
  const { entity, run } = form
  const t = useMessages(manageMessages)
  const typeLabel = useLabel('ContractType')
  const [type, setType] = useState<ContractType>()
  const [id, setId] = useState('')
  const [label, setLabel] = useState('')
  const [language, setLanguage] = useState('')
  const [url, setUrl] = useState('')
  const [contractId, said, documentUrl] = [id.trim(), label.trim(), url.trim()]
  const isThere = entity.contracts.some((one) => one.contractId === contractId)
  return (
    <ActionForm
      {...form}
      problems={{
        contractId: contractId ? (isThere ? t('contract.there') : undefined) : t('contract.idMissing'),
        label: said ? undefined : t('contract.labelMissing'),
        documentUrl: documentUrl && !/^https:\/\/\S+$/.test(documentUrl) ? t('contract.urlWrong') : undefined,
      }}
      onSubmit={() => {
        if (!type) return
        const facts = { ...(language && { locale: language }), ...(documentUrl && { documentUrl }) }
        run({ body: { contracts: [{ type, contractId, label: said, ...facts }] } })
      }}
    >
      <FormField name="type" messages={{ valueMissing: `${t('contract.chooseType')}.` }}>
        {(field) => (
          <Select
            {...field}
            label={t('contract.type')}
            placeholder={t('contract.chooseType')}
            options={ContractType.options.map((value) => ({ value, label: typeLabel(value) }))}
            value={type ?? ''}
            onChange={(value) => setType(ContractType.options.find((one) => one === value))}
            isRequired
          />
        )}
      </FormField>
      {text('contractId', t('contract.id'), id, setId)}
      {text('label', t('contract.label'), label, setLabel)}
      <FormField name="locale">
        {(field) => (
          <Select
            {...field}
            label={t('contract.language')}
            placeholder={t('contract.chooseLanguage')}
            optionalMark={t('optional')}
            options={Object.entries(contractLanguages).map(([value, name]) => ({ value, label: name }))}
            value={language}
            onChange={setLanguage}
          />
        )}
      </FormField>
      {text('documentUrl', t('contract.url'), url, setUrl, false)}
    </ActionForm>
  )

  function text(name: string, words: string, value: string, onChange: (value: string) => void, isRequired = true) {
    return (
      <FormField
        name={name}
        messages={{ valueMissing: t(name === 'contractId' ? 'contract.idMissing' : 'contract.labelMissing') }}
      >
        {(field) => (
          <TextField
            {...field}
            label={words}
            value={value}
            onChange={onChange}
            autoComplete="off"
            isRequired={isRequired}
            optionalMark={isRequired ? undefined : t('optional')}
          />
        )}
      </FormField>
    )
  }
}
