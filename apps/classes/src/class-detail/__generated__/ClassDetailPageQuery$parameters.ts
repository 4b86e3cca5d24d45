/**
 * @generated SignedSource<<99f7e844e91e978a54677131cf2b4dda>>
 * @relayHash 4927e14a432555845d1a0f6d5a3d219a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b0454904e574590fd69dcd7f5b1493c6c394d27133e58659d909010f6e06e521

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ClassDetailPageQuery } from './ClassDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<ClassDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b0454904e574590fd69dcd7f5b1493c6c394d27133e58659d909010f6e06e521",
    "metadata": {},
    "name": "ClassDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
