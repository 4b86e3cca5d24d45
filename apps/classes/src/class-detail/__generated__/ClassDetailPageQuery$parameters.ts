/**
 * @generated SignedSource<<a2fad474d70b20e9e108b460542f84e9>>
 * @relayHash 9f65d63fa50751b3ddcee295b28811fd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b3b7004c17ddd3743297e660c58d90938d0a7b28daf85b8d4b95c0412d029a27

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ClassDetailPageQuery } from './ClassDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<ClassDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b3b7004c17ddd3743297e660c58d90938d0a7b28daf85b8d4b95c0412d029a27",
    "metadata": {},
    "name": "ClassDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
