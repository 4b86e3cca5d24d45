/**
 * @generated SignedSource<<8c3fa3cbb85a690f3e9b38b57e9b695b>>
 * @relayHash 7313cbe6e57bf4f2a9cbc7c46ec54816
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0a85845d7a1a2818e4560eed46f90b6f71f75496dfee0565192c575c0808caed

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CourseDetailPageQuery } from './CourseDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<CourseDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0a85845d7a1a2818e4560eed46f90b6f71f75496dfee0565192c575c0808caed",
    "metadata": {},
    "name": "CourseDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
