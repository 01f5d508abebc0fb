import { useEffect, useState } from 'react'
import { StateDiagram } from '../blocks/StateDiagram.tsx'
import { drawn, type Transition } from '../blocks/transitions.ts'
import { OperationEntry } from './OperationEntry.tsx'
import { published, type Service, services, statusesOf, transitionsOf } from './published.ts'
import './reference.css'
import { SchemaEntry } from './SchemaEntry.tsx'

type Document = Awaited<ReturnType<typeof published>>

/** One service: its states, its calls and the shapes that travel, as its OpenAPI document has them. */
export function ServiceReference({ service: name }: { service: string }) {
  const service = services.find((one) => one.name === name)
  const [document, setDocument] = useState<Document>()
  useEffect(() => {
    let isShown = true
    setDocument(undefined)
    if (service) void published(service).then((made) => isShown && setDocument(made))
    return () => {
      isShown = false
    }
  }, [service])
  if (!service) return <p>There is no service {name}.</p>
  if (!document) return <p>Making the document of {service.title}</p>
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, call]) => ({ path, method, call })),
  )
  return (
    <article className="reference">
      <h1>{service.title}</h1>
      <p>
        Service <code>{service.name}</code>, {calls.length} calls, <code>@memberkit/contract/openapi/{name}.json</code>
      </p>
      {statusesOf(service).map(([status, states]) => (
        <States key={status} name={status} states={states} transitions={leadsOf(service, states)} />
      ))}
      <h2>Calls</h2>
      {calls.map(({ path, method, call }) => (
        <OperationEntry key={call.operationId} path={path} method={method} call={call} />
      ))}
      <h2>Shapes</h2>
      {Object.entries(document.components.schemas).map(([shape, schema]) => (
        <SchemaEntry key={shape} name={shape} schema={schema ?? {}} />
      ))}
    </article>
  )
}

interface StatesProps {
  name: string
  states: readonly string[]
  transitions: readonly Transition[]
}

function States({ name, states, transitions }: StatesProps) {
  if (transitions.length === 0) {
    return (
      <>
        <h2>{name}</h2>
        <p>{states.join(', ')}. Which follows which is not shown, and no call here moves it by rule.</p>
      </>
    )
  }
  return (
    <>
      <h2>{name}</h2>
      <p>“Allowed transitions are not shown”: these are our defaults.</p>
      <StateDiagram of={name} states={states} transitions={transitions} />
    </>
  )
}

/** The transitions that move among these states. */
function leadsOf(service: Service, states: readonly string[]): Transition[] {
  return Object.entries(transitionsOf(service)).flatMap(([name, rule]) => {
    const isHere = rule?.from?.some((state) => states.includes(state))
    return rule && isHere ? drawn(name, rule, states).filter(({ to }) => to !== undefined && states.includes(to)) : []
  })
}
