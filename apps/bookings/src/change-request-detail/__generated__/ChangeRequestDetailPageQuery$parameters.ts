/**
 * @generated SignedSource<<198f7a7ea0c3f73ac10282aff528f626>>
 * @relayHash 84ede83c2d48ffc54ec91878cbb0c47d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 798897c2308cf13772c03cf770ce1a036f5ab39db08b059883f1a256120df855

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ChangeRequestDetailPageQuery } from './ChangeRequestDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<ChangeRequestDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "798897c2308cf13772c03cf770ce1a036f5ab39db08b059883f1a256120df855",
    "metadata": {},
    "name": "ChangeRequestDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
