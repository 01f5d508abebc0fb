import { StatusBadge, type Tone } from '@memberkit/primitives/status-badge'
import * as labels from '@memberkit/contract/labels/en-US'
import * as tones from '@memberkit/contract/labels/tones'
import { FactTable } from '../blocks/FactTable.tsx'
import { operationsOf, type Service, services, statusesOf } from './published.ts'

/** Every service of the platform, with how many calls it has and the statuses its entities can be in. */
export function ServiceList() {
  const calls = services.reduce((sum, service) => sum + operationsOf(service).length, 0)
  return (
    <FactTable
      caption={`${services.length} services, ${calls} calls`}
      head={['Service', 'Host', 'Calls', 'Statuses']}
      rows={services.map((service) => [
        <a key="title" href={`?path=/story/contract-api-reference--service&args=service:${service.name}`} target="_top">
          {service.title}
        </a>,
        <code key="host">{service.name}</code>,
        operationsOf(service).length,
        <Statuses key="statuses" of={service} />,
      ])}
    />
  )
}

function Statuses({ of }: { of: Service }) {
  return statusesOf(of).map(([name, values]) => (
    <div key={name} className="reference-statuses">
      <code>{name}</code>
      {values.map((value) => (
        <StatusBadge key={value} tone={toneOf(name, value)}>
          {labelOf(name, value)}
        </StatusBadge>
      ))}
    </div>
  ))
}

type ByName<T> = Readonly<Record<string, Readonly<Record<string, T>> | undefined>>

const labelOf = (name: string, value: string) => (labels as unknown as ByName<string>)[name]?.[value] ?? value

const toneOf = (name: string, value: string) =>
  (tones as unknown as ByName<Tone>)[`${name.charAt(0).toLowerCase()}${name.slice(1)}Tones`]?.[value]
