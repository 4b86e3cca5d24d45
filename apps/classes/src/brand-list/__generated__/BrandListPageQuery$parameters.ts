/**
 * @generated SignedSource<<ad947472dd0d3663ad37ce0c32f1ac53>>
 * @relayHash 499aa15f4618c75ddf4e11ba5309d08f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dccc84a26c8629b9296c23f8e366cd35c6a7dce46142dac8fa31fa1bc873aa5d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BrandListPageQuery } from './BrandListPageQuery.graphql';

const node: PreloadableConcreteRequest<BrandListPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "dccc84a26c8629b9296c23f8e366cd35c6a7dce46142dac8fa31fa1bc873aa5d",
    "metadata": {},
    "name": "BrandListPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
