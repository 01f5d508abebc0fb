import { useId, useState } from 'react'
import './blocks.css'
import { layOut } from './diagram-layout.ts'
import { Scrollable } from './Scrollable.tsx'
import type { StateDiagramProps } from './StateDiagram.tsx'

/** States as boxes, an end with a double line; what an action starts from and leads to stands out under the pointer. */
export function StateDrawing<State extends string>({ of, states, transitions }: StateDiagramProps<State>) {
  const { left, width, height, states: boxes, bundles } = layOut(states, transitions)
  const [pointed, setPointed] = useState<string>()
  const arrow = useId()
  return (
    <Scrollable label={`States of ${of}, drawn`}>
      <svg
        className="diagram"
        viewBox={`${left} 0 ${width} ${height}`}
        width={width}
        height={height}
        role="img"
        aria-label={`States of ${of}`}
      >
        <marker id={arrow} viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" orient="auto">
          <path d="M0 0L8 4L0 8Z" fill="context-stroke" stroke="none" />
        </marker>
        {bundles.map(({ id, lines, last }) => (
          <g key={id} className="diagram-lines" data-pointed={id === pointed}>
            {lines.map((line) => (
              <path key={line} d={line} />
            ))}
            <path d={last} markerEnd={`url(#${arrow})`} />
          </g>
        ))}
        {bundles.map(({ id, x, y, width, height }) => (
          <g
            key={id}
            className="diagram-action"
            onPointerEnter={() => setPointed(id)}
            onPointerLeave={() => setPointed(undefined)}
          >
            <rect x={x} y={y} width={width} height={height} rx={height / 2} />
            <text x={x + width / 2} y={y + height / 2}>
              {id}
            </text>
          </g>
        ))}
        {boxes.map(({ id, isEnd, x, y, width, height }) => (
          <g key={id} className="diagram-state">
            <rect x={x} y={y} width={width} height={height} rx={8} />
            {isEnd ? <rect x={x + 3} y={y + 3} width={width - 6} height={height - 6} rx={5} /> : null}
            <text x={x + width / 2} y={y + height / 2}>
              {id}
            </text>
          </g>
        ))}
      </svg>
    </Scrollable>
  )
}
