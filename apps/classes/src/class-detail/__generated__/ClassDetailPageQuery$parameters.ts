/**
 * @generated SignedSource<<a62ce1fe271f8a556f523991f7c3e823>>
 * @relayHash caadfe14be1cb02302787cc9f25b5cee
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3fb588eb7279deee54a174030d30068b8b9aa078812c427753ed3dc37730f7d8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ClassDetailPageQuery } from './ClassDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<ClassDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3fb588eb7279deee54a174030d30068b8b9aa078812c427753ed3dc37730f7d8",
    "metadata": {},
    "name": "ClassDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
