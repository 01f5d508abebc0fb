import './blocks.css'
import { coded } from './coded.tsx'
import type { ComponentDocs } from './component-docs.ts'

/** What is right beside what is wrong, each as it looks. */
export function Guidance({ guidance }: Pick<ComponentDocs, 'guidance'>) {
  return (
    <div className="guidance-list">
      {guidance.map(({ do: good, dont: bad }) => (
        <div key={good.says} className="guidance">
          <figure data-kind="do">
            <div className="guidance-example">{good.shows}</div>
            <figcaption>
              <strong>Do</strong> {coded(good.says)}
            </figcaption>
          </figure>
          <figure data-kind="dont">
            <div className="guidance-example">{bad.shows}</div>
            <figcaption>
              <strong>Don’t</strong> {coded(bad.says)}
            </figcaption>
          </figure>
        </div>
      ))}
    </div>
  )
}
