import { Spread, Stack } from '@memberkit/primitives/box'
import { NumberField } from '@memberkit/primitives/number-field'
import { Select } from '@memberkit/primitives/select'
import { Heading } from '@memberkit/primitives/text'
import { TextField } from '@memberkit/primitives/text-field'
import { type BrandName, brandNames } from '@memberkit/tokens'
import './ThemeStudio.css'
import { type Draft, draftFrom, isGoodName, seedControls, trackOf } from './theme-studio.ts'

interface ThemeStudioSeedsProps {
  draft: Draft
  onChange: (draft: Draft) => void
}

/** As many times the usual radius. */
const corners = [
  { value: '0', label: 'Square' },
  { value: '0.5', label: 'Half as round' },
  { value: '1', label: 'As usual' },
  { value: '1.5', label: 'Rounder' },
]

/** The few values that a brand chooses. */
export function ThemeStudioSeeds({ draft, onChange }: ThemeStudioSeedsProps) {
  const { start, name, seed, radiusScale, face } = draft
  return (
    <Stack gap="lg">
      <Stack gap="sm">
        <Select
          label="Start from"
          value={start}
          onChange={(brand) => onChange(draftFrom(brand as BrandName))}
          options={brandNames.map((brand) => ({ value: brand, label: brand }))}
        />
        <TextField
          label="Name of the brand"
          value={name}
          onChange={(next) => onChange({ ...draft, name: next })}
          error={isGoodName(name) ? undefined : 'Begin with a letter; then small letters, digits and hyphens.'}
          autoComplete="off"
          spellCheck={false}
        />
      </Stack>
      {seedControls.map(({ title, controls }) => (
        <Stack key={title} gap="sm" as="section">
          <Heading level={2} size="sm">
            {title}
          </Heading>
          {controls.map((control) => (
            <Seed
              key={control.part}
              {...control}
              value={seed[control.part]}
              track={trackOf(control, seed)}
              onChange={(value) => onChange({ ...draft, seed: { ...seed, [control.part]: value } })}
            />
          ))}
        </Stack>
      ))}
      <Select
        label="Corners"
        options={corners}
        value={String(radiusScale)}
        onChange={(scale) => onChange({ ...draft, radiusScale: Number(scale) })}
      />
      <TextField
        label="Face"
        placeholder="Inter, as shipped"
        description="Names with commas between, the most wanted first."
        value={face}
        onChange={(next) => onChange({ ...draft, face: next })}
        autoComplete="off"
        spellCheck={false}
      />
    </Stack>
  )
}

interface SeedProps {
  label: string
  name: string
  min: number
  max: number
  step: number
  value: number
  track: string
  onChange: (value: number) => void
}

/** A number to slide to or to type. */
function Seed({ label, name, min, max, step, value, track, onChange }: SeedProps) {
  return (
    <div className="seed">
      <Spread flexWrap="nowrap" gap="xs">
        <span className="seed-label" aria-hidden="true">
          {label}
        </span>
        <div className="seed-number">
          <NumberField
            label={name}
            isLabelHidden
            size="small"
            min={min}
            max={max}
            step={step}
            value={value}
            parseError="Enter a number."
            rangeError={`From ${min} to ${max}.`}
            onChange={(next) => {
              if (next !== null && next >= min && next <= max) onChange(next)
            }}
          />
        </div>
      </Spread>
      <input
        type="range"
        className="seed-range"
        aria-label={`${name}, by sliding`}
        min={min}
        max={max}
        step={step}
        value={value}
        style={{ '--track': track } as React.CSSProperties}
        onChange={(event) => onChange(Number(event.target.value))}
      />
    </div>
  )
}
