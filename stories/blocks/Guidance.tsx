import './blocks.css'
import { coded } from './coded.tsx'
import type { ComponentDocs } from './component-docs.ts'

/** What is right beside what is wrong, each as it looks. */
export function Guidance({ guidance }: Pick<ComponentDocs, 'guidance'>) {
  return (
    <div className="guidance-list">
      {guidance.map(({ do: good, dont: bad }) => (
        <div key={good.caption} className="guidance">
          <figure data-kind="do">
            <div className="guidance-example">{good.example}</div>
            <figcaption>
              <strong>Do</strong> {coded(good.caption)}
            </figcaption>
          </figure>
          <figure data-kind="dont">
            <div className="guidance-example">{bad.example}</div>
            <figcaption>
              <strong>Don’t</strong> {coded(bad.caption)}
            </figcaption>
          </figure>
        </div>
      ))}
    </div>
  )
}
