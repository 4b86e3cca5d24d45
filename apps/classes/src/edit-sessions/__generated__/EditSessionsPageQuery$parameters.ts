/**
 * @generated SignedSource<<6f140f09477b10ae128e63bb518a26df>>
 * @relayHash 3826f2bee3d8df39de5025257dc3b3d0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f91fec2fdb3ffd8a5ccc04a0ce8e1c9346c73e02c757be8fd2163407eee08084

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EditSessionsPageQuery } from './EditSessionsPageQuery.graphql';

const node: PreloadableConcreteRequest<EditSessionsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f91fec2fdb3ffd8a5ccc04a0ce8e1c9346c73e02c757be8fd2163407eee08084",
    "metadata": {},
    "name": "EditSessionsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
