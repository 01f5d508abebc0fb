export {
  type Segment,
  SegmentedControl,
  type SegmentedControlProps,
  segmentedControlSizes,
} from './SegmentedControl.tsx'
