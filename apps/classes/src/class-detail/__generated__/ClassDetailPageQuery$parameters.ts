/**
 * @generated SignedSource<<58d51f525facde3950039e01fd789449>>
 * @relayHash da167cb8ce54d8aac686da6ba5000107
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b3140fb9eccc012ed05c21e704da41fde7cd9aac476afe7103f38f993f49ace0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ClassDetailPageQuery } from './ClassDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<ClassDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b3140fb9eccc012ed05c21e704da41fde7cd9aac476afe7103f38f993f49ace0",
    "metadata": {},
    "name": "ClassDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
