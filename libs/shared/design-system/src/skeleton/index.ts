export { Skeleton, SkeletonBar, type SkeletonBarProps, SkeletonLines, type SkeletonProps } from './Skeleton.tsx';
